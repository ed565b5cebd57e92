/** Lines as a calendar reads them: what is folded is one again (RFC 5545, 3.1). */
export function linesOf(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n');
}

/** The entries of a calendar, each by the names of its lines. */
export function eventsOf(file: string): Record<string, string>[] {
  const events: Record<string, string>[] = [];
  for (const line of linesOf(file)) {
    const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') events.push({});
    else if (name !== '' && name !== 'END') Object.assign(events.at(-1) ?? {}, { [name]: value });
  }
  return events;
}
