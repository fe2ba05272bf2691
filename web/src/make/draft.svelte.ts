// A table that is being thought up, until it is asked of the server. What goes together with what is
// the server's to say; here it is only written down.
import type { UsualSettings } from '../shell/catalogue.svelte';
import * as api from '../wire/api';
import type * as catalogue from '../wire/types/catalogue';
import type * as core from '../wire/types/core';
import type * as protocol from '../wire/types/protocol';

export type Values = Record<string, string>;
export type Room = { -readonly [Name in Exclude<keyof UsualSettings, 'aids'>]: UsualSettings[Name] };

const standard = 'standard'; // the preset to begin with

const defaults = (game: protocol.GameShown): Values => Object.fromEntries(game.options.map(({ name, value }) => [name, value]));
const over = (values: Values, named: readonly core.Option[]): Values => ({
  ...values,
  ...Object.fromEntries(named.map(({ name, value }) => [name, value])),
});

export class Draft {
  values: Values = $state({});
  seats: string[] = $state([]); // "me", "open" or a bot's name
  room: Room = $state()!;
  aids: string[] = $state([]);

  readonly game: protocol.GameShown;
  // Who could take each seat, and as what; of the last options that the server has answered for.
  offered: readonly protocol.SeatOffered[] = $state.raw([]);
  readonly options: readonly core.Option[] = $derived.by(() => this.chosen());
  // Where a game has editions, its presets belong to them.
  readonly presets: readonly protocol.PresetShown[] = $derived.by(() =>
    this.game.presets.filter((preset) => preset.options.every(({ name, value }) => name !== 'edition' || value === this.values['edition'])),
  );
  // Whether any table of this game has teams, so that somebody acts for one.
  readonly hasTeams: boolean = $derived.by(() => !this.game.symmetric_seats || new Set(this.offered.map(({ team }) => team)).size < this.offered.length);
  // The preset that this is, by its id; empty where it is somebody's own.
  readonly preset: string = $derived.by(() => this.presets.find((preset) => this.is(preset))?.id ?? '');
  private readonly known = new Map<string, readonly protocol.SeatOffered[]>(); // seats, by the options

  constructor(game: protocol.GameShown, { aids: _, ...settings }: UsualSettings, edition = '') {
    this.game = game;
    this.room = settings;
    this.offered = game.seats;
    this.known.set('[]', game.seats);
    this.values = defaults(game);
    if (game.options.some((option) => option.name === 'edition' && option.choices.some(({ name }) => name === edition))) {
      this.values['edition'] = edition;
    }
    this.take(standard);
    const mine = game.symmetric_seats ? 0 : game.seats.length - 1;
    this.seats = game.seats.map((_, index) => (index === mine ? 'me' : 'open'));
  }

  // The preset of that id, or the first one; who sits where stays as it is.
  take(id: string): void {
    const preset = this.presets.find((each) => each.id === id) ?? this.presets[0];
    if (!preset) return;
    const { seats, edition, ...others } = over(defaults(this.game), []);
    const kept = { ...(seats === undefined ? {} : { seats: this.values['seats'] ?? seats }), ...(edition === undefined ? {} : { edition }) };
    this.values = over({ ...others, ...kept, ...this.rolesNow() }, preset.options);
    this.aids = [...preset.aids];
  }

  choose(name: string, value: string): void {
    const before = this.preset;
    this.values[name] = value;
    if (name === 'edition') this.take(before || standard);
  }

  // One person, one seat.
  put(seat: number, who: string): void {
    this.seats = this.seats.map((present, index) => (index === seat ? who : who === 'me' && present === 'me' ? 'open' : present));
  }

  // Asks the server for the seats of a table with these options. Those that are known stay until it answers,
  // and if it refuses the options.
  async askSeats(): Promise<void> {
    const key = JSON.stringify(this.options);
    const answer = this.known.get(key) ?? api.seats(this.game.name, this.options).then(({ seats }) => seats, () => null);
    const seats = await answer;
    if (seats) this.known.set(key, seats);
    if (!seats || key !== JSON.stringify(this.options)) return; // other options have been chosen meanwhile
    this.offered = seats;
    this.seats = seats.map((_, index) => this.seats[index] ?? 'open');
  }

  // What goes together was given up with another choice: it goes with it.
  isOpen(option: protocol.OptionShown): boolean {
    return option.depends_on === undefined || this.values[option.depends_on.name] === option.depends_on.value;
  }

  wish(): protocol.NewRoom {
    return { game: this.game.name, options: this.options, seats: [...this.seats], settings: { ...this.room, aids: [...this.aids] } };
  }

  // What is not as usual.
  private chosen(): readonly core.Option[] {
    return this.game.options
      .filter((option) => this.isOpen(option) && this.values[option.name] !== option.value)
      .map(({ name }) => ({ name, value: this.values[name] ?? '' }))
      .filter(({ value }) => value !== '');
  }

  // An option that bears the name of a role belongs to who sits where, and not to a preset.
  private rolesNow(): Values {
    const roles = this.game.seats.map(({ role }) => role);
    return Object.fromEntries(Object.entries(this.values).filter(([name]) => roles.includes(name)));
  }

  private is(preset: protocol.PresetShown): boolean {
    const wanted = over(defaults(this.game), preset.options);
    const apart = new Set(['seats', 'edition', ...Object.keys(this.rolesNow())]);
    const sameAids = preset.aids.length === this.aids.length && preset.aids.every((aid) => this.aids.includes(aid));
    return sameAids && Object.entries(wanted).every(([name, value]) => apart.has(name) || this.values[name] === value);
  }
}

// Options that a preset speaks of are what people choose by; where there are none, all but bare numbers.
export function isCommon(game: protocol.GameShown, option: protocol.OptionShown): boolean {
  const spoken = new Set(game.presets.flatMap((preset) => preset.options.map(({ name }) => name)));
  return spoken.size > 0 ? spoken.has(option.name) : option.kind !== 'number';
}

// Where a refusal belongs: an option by its name, a part of the form ("seats", "aids", "room"), or the button if
// the server does not say what it is about.
export function placeOf({ game, room }: Draft, { code, about = '' }: Pick<protocol.Refused, 'code' | 'about'>): string {
  if (about in room) return 'room';
  if (about === 'seats' || about === 'aids' || game.options.some(({ name }) => name === about)) return about;
  return code === ('bad_options' satisfies catalogue.MatchProblem) ? 'options' : 'commit';
}
