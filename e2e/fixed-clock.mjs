// Lets a process believe that it begins at the moment of CLOCK_BEGINS: `node --import ./e2e/fixed-clock.mjs`. From there its clock goes on.
const { now } = Date;
const ahead = Date.parse(process.env.CLOCK_BEGINS) - now();

globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [now() + ahead]));
  }
  static now() {
    return now() + ahead;
  }
};
