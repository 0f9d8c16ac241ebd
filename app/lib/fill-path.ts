/**
 * Fills in the parameters of a pattern: `/category/:categoryId` and `{categoryId: 'a b'}` →
 * `/category/a%20b`.
 */
export function fillPath(pattern: string, params: Readonly<Record<string, string>> = {}): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
