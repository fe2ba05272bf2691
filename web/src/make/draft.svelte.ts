// A table that is being thought up, until it is asked of the server. What goes together with what is
// the server's to say; here it is only written down.
import type * as protocol from '../wire/types/protocol';

export type Values = Record<string, string>;
export type Room = { -readonly [Name in Exclude<keyof protocol.RoomSettings, 'aids'>]-?: NonNullable<protocol.RoomSettings[Name]> };

const usual: Room = { listed: false, spectators: true, text: true, team: 'any_member', absence: 'wait', grace_seconds: 60 };

const defaults = (game: protocol.GameShown): Values => Object.fromEntries(game.options.map(({ name, value }) => [name, value]));
const over = (values: Values, named: readonly protocol.NamedValue[]): Values => ({
  ...values,
  ...Object.fromEntries(named.map(({ name, value }) => [name, value])),
});

export class Draft {
  values: Values = $state({});
  seats: string[] = $state([]); // "me", "open" or a bot's name
  room: Room = $state({ ...usual });
  aids: string[] = $state([]);

  readonly game: protocol.GameShown;
  // Where a game has editions, its set-ups belong to them.
  readonly setUps: readonly protocol.SetUpShown[] = $derived.by(() =>
    this.game.set_ups.filter((setUp) => setUp.options.every(({ name, value }) => name !== 'edition' || value === this.values['edition'])),
  );
  // The set-up that this is, by its title; empty where it is somebody's own.
  readonly setUp: string = $derived.by(() => this.setUps.find((setUp) => this.is(setUp))?.title ?? '');

  constructor(game: protocol.GameShown, edition = '') {
    this.game = game;
    this.values = defaults(game);
    if (game.options.some((option) => option.name === 'edition' && option.choices.some(({ name }) => name === edition))) {
      this.values['edition'] = edition;
    }
    this.take('Standard');
    this.seats = game.seats.map((_, index) => (index === game.seats.length - 1 ? 'me' : 'open'));
  }

  // The set-up of that title, or the first one; who sits where stays as it is.
  take(title: string): void {
    const setUp = this.setUps.find((each) => each.title === title) ?? this.setUps[0];
    if (!setUp) return;
    const { seats, edition, ...others } = over(defaults(this.game), []);
    const kept = { ...(seats === undefined ? {} : { seats: this.values['seats'] ?? seats }), ...(edition === undefined ? {} : { edition }) };
    this.values = over({ ...others, ...kept, ...this.rolesNow() }, setUp.options);
    this.aids = [...setUp.aids];
  }

  choose(name: string, value: string): void {
    const before = this.setUp;
    this.values[name] = value;
    if (name === 'edition') this.take(before || 'Standard');
    if (name === 'seats') this.resize(Number(value));
  }

  // One person, one seat.
  put(seat: number, who: string): void {
    this.seats = this.seats.map((present, index) => (index === seat ? who : who === 'me' && present === 'me' ? 'open' : present));
  }

  // Who could take a seat, and as what. An option that bears the name of a role says which seat has it.
  offered(seat: number): protocol.SeatOffered {
    const { seats, seats_alike } = this.game;
    const special = seats_alike ? undefined : seats.find(({ role }) => role in this.values);
    const common = seats.find(({ role }) => role !== special?.role) ?? seats[0]!;
    if (special && Number(this.values[special.role]) === seat + 1) return special;
    return seats_alike ? { ...common, role: common.role.replace(/\d+$/, String(seat + 1)) } : common;
  }

  // What goes together was given up with another choice: it goes with it.
  isOpen(option: protocol.OptionShown): boolean {
    return option.needs === undefined || this.values[option.needs.name] === option.needs.value;
  }

  wish(): protocol.NewRoom {
    const options = this.game.options
      .filter((option) => this.isOpen(option) && this.values[option.name] !== option.value)
      .map(({ name }) => ({ name, value: this.values[name] ?? '' }))
      .filter(({ value }) => value !== '');
    return { game: this.game.name, options, seats: [...this.seats], settings: { ...this.room, aids: [...this.aids] } };
  }

  private rolesNow(): Values {
    const roles = this.game.seats_alike ? [] : this.game.seats.map(({ role }) => role);
    return Object.fromEntries(Object.entries(this.values).filter(([name]) => roles.includes(name)));
  }

  private resize(count: number): void {
    if (!Number.isInteger(count) || count < 1 || count > 64) return;
    this.seats = Array.from({ length: count }, (_, index) => this.seats[index] ?? 'open');
  }

  private is(setUp: protocol.SetUpShown): boolean {
    const wanted = over(defaults(this.game), setUp.options);
    const apart = new Set(['seats', 'edition', ...Object.keys(this.rolesNow())]);
    const sameAids = setUp.aids.length === this.aids.length && setUp.aids.every((aid) => this.aids.includes(aid));
    return sameAids && Object.entries(wanted).every(([name, value]) => apart.has(name) || this.values[name] === value);
  }
}

// Options that a set-up speaks of are what people choose by; where there are none, all but bare numbers.
export function isCommon(game: protocol.GameShown, option: protocol.OptionShown): boolean {
  const spoken = new Set(game.set_ups.flatMap((setUp) => setUp.options.map(({ name }) => name)));
  return spoken.size > 0 ? spoken.has(option.name) : option.kind !== 'number';
}

// Where a refusal belongs: an option by its name, a part of the page, or the button where nothing says.
export function placeOf(game: protocol.GameShown, code: string, sentence: string): string {
  if (['two_seats', 'too_many_seats', 'no_such_bot'].includes(code)) return 'who';
  if (sentence.includes('grace_seconds')) return 'room';
  const says = sentence.replaceAll("'", '’').toLowerCase();
  // A title of one word ("Clock") may stand in a sentence about something else.
  const isMeant = ({ name, title }: protocol.OptionShown) =>
    says.includes(`option ${name}:`) || (title.includes(' ') && says.includes(title.toLowerCase()));
  return game.options.find(isMeant)?.name ?? (code === 'bad_options' ? 'options' : 'commit');
}
