// For tests: a frame is there as soon as it is asked for, so that what is drawn a frame later can be
// found at once.
globalThis.requestAnimationFrame = (draw) => {
  draw(performance.now());
  return 0;
};

// jsdom lays nothing out, so nothing changes its size either.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
