/**
 * Loaded into the service before its own code. With SIGUSR2, its clock goes back by a day, as if somebody had set the
 * clock of the machine, which a test must not do.
 */
const day = 24 * 3_600_000;
const RealDate = Date;
let setBackBy = 0;

globalThis.Date = class extends RealDate {
  static now() {
    return RealDate.now() - setBackBy;
  }

  constructor(...values) {
    super(...(values.length === 0 ? [RealDate.now() - setBackBy] : values));
  }
};
process.on('SIGUSR2', () => {
  setBackBy = day;
});
