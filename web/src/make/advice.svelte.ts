// What the server had to say when a room was made ("This link works on this machine only …"), by the
// room's id: for the lobby, where its host is shown the link.
export const advice: Record<string, string> = $state({});
