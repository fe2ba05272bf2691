// What people paste or type to come to a table: its link, its id, or the code that was said aloud.
export type Invitation = { room: string } | { code: string };

const id = /(?:^|\/r\/)([0-9a-f]{32})(?=$|[/?#\s])/i;

export function readInvitation(text: string): Invitation | null {
  const trimmed = text.trim();
  const room = id.exec(trimmed)?.[1];
  if (room) return { room: room.toLowerCase() };
  const code = trimmed.toLowerCase().split(/[\s.,·_‐-―-]+/).filter(Boolean).join('-');
  return code === '' ? null : { code };
}
