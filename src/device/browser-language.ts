/** The language that the browser itself speaks. */
export function browserLanguage(): string {
  return navigator.language;
}
