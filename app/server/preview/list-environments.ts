import { ENVIRONMENTS, type EnvironmentName } from '@/rules/preview-options'

/** Host name patterns of environments that are not configured. */
const MARKS: readonly [RegExp, EnvironmentName][] = [
  [/localhost|^127\.|(?:^|[.-])dev/, 'development'],
  [/(?:^|[.-])(?:staging|stage|stg|test|qa)/, 'staging'],
]

/**
 * Returns the environment of the current host and those that are configured (PRV-006).
 * @param origins origins of the retailer's main site, by environment
 * @param host host of the main site in the visitor's environment
 */
export function listEnvironments(origins: Readonly<Record<string, string>>, host: string) {
  const named = ENVIRONMENTS.find((name) => origins[name]?.split('://')[1] === host)
  const current = named ?? MARKS.find(([mark]) => mark.test(host))?.[1] ?? 'production'
  return ENVIRONMENTS.flatMap((name) => {
    const origin = origins[name]
    const isCurrent = name === current
    return origin !== undefined || isCurrent ? [{ name, isCurrent, ...(origin && { origin }) }] : []
  })
}
