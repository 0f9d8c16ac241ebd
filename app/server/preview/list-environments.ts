import { ENVIRONMENTS, type EnvironmentName } from '@/rules/preview-options'

/** Host name patterns of environments that are not configured. */
const MARKS: readonly [RegExp, EnvironmentName][] = [
  [/localhost|^127\.|(?:^|[.-])dev/, 'development'],
  [/(?:^|[.-])(?:staging|stage|stg|test|qa)/, 'staging'],
]

/**
 * Returns the shop's environments and marks the one of the current host (PRV-006). An environment
 * without an address cannot be chosen.
 * @param origins origins of the retailer's main site, by environment
 * @param host host of the main site in the visitor's environment
 */
export function listEnvironments(origins: Readonly<Record<string, string>>, host: string) {
  const named = ENVIRONMENTS.find((name) => origins[name]?.split('://')[1] === host)
  const current = named ?? MARKS.find(([mark]) => mark.test(host))?.[1] ?? 'production'
  return ENVIRONMENTS.map((name) => ({
    name,
    isCurrent: name === current,
    ...(origins[name] !== undefined && { origin: origins[name] }),
  }))
}
