const MOMENT = /^now(?:(?<sign>[+-])(?<amount>\d+)(?<unit>d|h|min))?(?: (?<hours>\d\d):(?<minutes>\d\d))?$/;

const MINUTES: Readonly<Record<string, number>> = { d: 24 * 60, h: 60, min: 1 };

/** Turns a relative time of the content files into ISO-8601 UTC; a time of day is meant in the server's own zone. */
export function resolveMoment(moment: string, now: Date): string {
  const { sign, amount, unit, hours, minutes } = MOMENT.exec(moment)?.groups ?? {};
  const away = Number(amount ?? 0) * (MINUTES[unit ?? 'min'] ?? 1) * (sign === '-' ? -1 : 1);
  const date = new Date(now.getTime() + away * 60_000);
  if (hours !== undefined) date.setHours(Number(hours), Number(minutes), 0, 0);
  return date.toISOString();
}
