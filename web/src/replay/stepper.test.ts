import { beforeEach, describe, expect, test } from 'vitest';
import { Stepper, type Clockwork } from './stepper.svelte';

class Wound implements Clockwork {
  call: (() => void) | null = null;
  every = (_: number, call: () => void) => {
    this.call = call;
    return 1;
  };
  stop = () => (this.call = null);
}

describe('stepping through a game', () => {
  let clockwork: Wound;
  let moves: number[];
  let stepper: Stepper;
  beforeEach(() => {
    clockwork = new Wound();
    moves = [];
    stepper = new Stepper(4, (index) => moves.push(index), clockwork);
  });

  test('goes forth, back, and to both ends', () => {
    stepper.next();
    stepper.next();
    stepper.back();
    stepper.last();
    stepper.first();
    expect(moves).toEqual([1, 2, 1, 3, 0]);
  });

  test('stops at the ends and tells nothing twice', () => {
    stepper.back();
    stepper.first();
    expect([stepper.index, stepper.atFirst, stepper.atLast]).toEqual([0, true, false]);
    stepper.goTo(99);
    stepper.next();
    expect([stepper.index, stepper.atFirst, stepper.atLast]).toEqual([3, false, true]);
    expect(moves).toEqual([3]);
  });

  test('plays to the end by itself, and from the beginning again', () => {
    stepper.goTo(1);
    stepper.play();
    expect(stepper.playing).toBe(true);
    clockwork.call!();
    expect([stepper.index, stepper.playing]).toEqual([2, true]);
    clockwork.call!();
    expect([stepper.index, stepper.playing, clockwork.call]).toEqual([3, false, null]);
    stepper.play();
    expect([stepper.index, stepper.playing]).toEqual([0, true]);
  });

  test('gives the wheel to whoever takes it', () => {
    stepper.play();
    stepper.next();
    expect([stepper.index, stepper.playing, clockwork.call]).toEqual([1, false, null]);
    stepper.play();
    stepper.pause();
    expect([stepper.index, stepper.playing, clockwork.call]).toEqual([1, false, null]);
  });

  test('has nothing to play where there is one step or none', () => {
    const still = new Stepper(1, () => undefined, clockwork);
    still.play();
    expect([still.playing, still.atFirst, still.atLast]).toEqual([false, true, true]);
    const empty = new Stepper(0, () => undefined, clockwork);
    empty.last();
    expect(empty.index).toBe(0);
  });
});
