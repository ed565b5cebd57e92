/** What is pressed waits this long for the page itself, ms: later the learner has gone on to something else. */
const LONGEST = 10_000;
/** Without links to other sites and within the page: the browser follows them as ever. */
const PRESSED = 'a[href^="/"], button, summary, [type=checkbox], [type=radio], [type=file]';

/** Where the focus is, what was pressed last, and how far it was scrolled. */
type Input = readonly [focused: HTMLElement | null, pressed: HTMLElement | undefined, scrolled: number];

/**
 * Does what a learner did on a snapshot on the page itself as soon as that is in its place: what was pressed last is pressed,
 * on the same thing or on nothing, what was typed stands in its field, focus and scroll are where they were. Where the app
 * does not come, a link leads to where it says (APP-12). `longest`: so long a button waits for the page itself, ms.
 */
export function replayInput(snapshot: HTMLElement, { longest = LONGEST }: { longest?: number } = {}): void {
  const place = snapshot.parentElement;
  if (place === null) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const events = new AbortController();
  const stop = (): void => {
    clearTimeout(timer);
    events.abort();
    follow.disconnect();
  };
  const counterpartOf = <E extends HTMLElement>(element: E): E | undefined => {
    const alike = (within: Element): E[] =>
      [...within.querySelectorAll<E>(element.localName)].filter((each) => signOf(each) === signOf(element));
    return alike(place)[alike(snapshot).indexOf(element)];
  };
  const input = noteInput(snapshot, { signal: events.signal, longest, stop });
  const follow = new MutationObserver(() => {
    if (snapshot.isConnected) return;
    timer ??= setTimeout(stop, LONGEST);
    const waiting = typedIn(snapshot).filter((field) => !moveText(field, counterpartOf(field)));
    for (const choice of chosenIn(snapshot)) moveChoice(choice, counterpartOf(choice));
    const [focused, pressed, scrolled] = input();
    if (scrolled > 0 && scrollY === 0) scrollTo({ top: scrolled, behavior: 'instant' });
    if (focused !== null) counterpartOf(focused)?.focus({ preventScroll: true });
    if (pressed !== undefined) counterpartOf(pressed)?.click();
    else if (focused === null && waiting.length === 0) stop();
  });
  follow.observe(place, { childList: true, subtree: true });
}

type Noting = { signal: AbortSignal; longest: number; stop: () => void };

/** `stop`: the learner goes on in the page itself, or the app cannot be had. */
function noteInput(snapshot: HTMLElement, { signal, longest, stop }: Noting): () => Input {
  let pressed: HTMLElement | undefined;
  let focused: HTMLElement | null = null;
  let scrolled = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const on = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void): void =>
    addEventListener(type, listener, { signal, capture: true });
  // None once anything of the page itself has it: a field that takes it with its screen, or where the learner has gone on.
  const noteFocus = (): void => {
    focused = snapshot.querySelector(':focus');
  };
  const press = (element?: HTMLElement): void => {
    if (pressed) pressed.style.opacity = '';
    pressed = element;
    if (pressed) pressed.style.opacity = '0.6';
    clearTimeout(timer);
    timer = setTimeout(leadOn, element instanceof HTMLAnchorElement ? LONGEST : longest);
  };
  const leadOn = (): void => {
    if (!snapshot.isConnected) return;
    if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
    press();
  };
  on('click', (event) => {
    // Whoever presses something in the page itself no longer waits for what they pressed before.
    if (!snapshot.isConnected) return stop();
    // One beside everything takes the focus away, and no other event says so.
    noteFocus();
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
    if (target === null || !snapshot.contains(target)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    press(target);
  });
  // A field that is left by Enter presses its form's button, if there is one: what else a form would do, the app does.
  on('submit', (event) => snapshot.isConnected && event.preventDefault());
  on('focusin', noteFocus);
  on('scroll', () => {
    if (snapshot.isConnected) scrolled = scrollY;
  });
  on('error', ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    leadOn();
    stop();
  });
  return () => [focused, pressed, scrolled];
}

/** What it leads to, or what it says: the same on both. */
function signOf(element: Element): string | null {
  const sign = element.getAttribute('href') ?? element.getAttribute('aria-label');
  return sign ?? (element.matches(PRESSED) ? element.textContent : null);
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields have no text in a snapshot: what stands there was typed into it. */
function typedIn(snapshot: Element): Field[] {
  const fields = [...snapshot.querySelectorAll<Field>('input, textarea')];
  return fields.filter((field) => field.value !== '' && !field.matches(PRESSED));
}

/** Behind what stands in the field itself, a draft; whether there is one. */
function moveText(from: Field, to: Field | undefined): boolean {
  if (to === undefined) return false;
  // As if it were typed there: past what React has put before the property of the field, which thus sees that it is new.
  Reflect.set(Object.getPrototypeOf(to), 'value', to.value + from.value, to);
  to.dispatchEvent(new Event('input', { bubbles: true }));
  from.value = '';
  return true;
}

/** Lists stand in a page that the server has rendered; what was shown last has none. */
function chosenIn(snapshot: Element): HTMLSelectElement[] {
  const lists = [...snapshot.querySelectorAll('select')];
  return lists.filter(({ selectedOptions: [chosen] }) => chosen?.defaultSelected === false);
}

function moveChoice(from: HTMLSelectElement, to: HTMLSelectElement | undefined): void {
  if (to === undefined) return;
  to.value = from.value;
  to.dispatchEvent(new Event('change', { bubbles: true }));
  for (const option of from.options) option.selected = option.defaultSelected;
}
