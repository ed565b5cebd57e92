export interface OpenedTab {
  /** Sends a form there, as the page itself would; what comes back is shown in the tab. */
  post: (address: string, fields: readonly (readonly [name: string, value: string])[]) => void;
  close: () => void;
}

/**
 * A tab of its own, opened at the tap itself: after waiting, browsers take it for one that nobody asked for. Undefined: the
 * browser gives none.
 */
export function openTab(name: string): OpenedTab | undefined {
  const tab = window.open('', name);
  if (tab === null) return undefined;
  return {
    post(address, fields) {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = address;
      form.target = name;
      for (const [field, value] of fields) {
        const input = document.createElement('input');
        input.type = 'hidden';
        input.name = field;
        input.value = value;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
      form.remove();
    },
    close: () => tab.close(),
  };
}
