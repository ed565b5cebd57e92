/** Parameters of routes that name a thing of the campus. Any other may be a token, or somebody: it stays without its value. */
const THINGS = new Set([
  'id',
  'moduleId',
  'courseId',
  'lessonId',
  'appointmentId',
  'identifier',
  'tags',
  'section',
  'name',
  'orgid',
  'productId',
]);

/**
 * The path of a page as it may be counted: the route's own form (`/course/$id`, `/register/{-$value}`), with the ids of what
 * is shown and never with what stands in a link for one person.
 */
export function countedPath(route: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const path = route.replaceAll(/\{-\$(\w+)\}|\{\$(\w+)\}|\$(\w+)/g, (_, ...names: unknown[]) => {
    const name = names.find((each) => typeof each === 'string') ?? '';
    const value = parameters[name];
    if (value === undefined) return '';
    return THINGS.has(name) ? encodeURIComponent(value) : `:${name}`;
  });
  return path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}
