import { ENVIRONMENTS, type EnvironmentName } from '@/domain/preview-options'

/** What stands in a host's name for an environment that the settings do not name. */
const MARKS: readonly [RegExp, EnvironmentName][] = [
  [/localhost|^127\.|(?:^|[.-])dev/, 'development'],
  [/(?:^|[.-])(?:staging|stage|stg|test|qa)/, 'staging'],
]

/**
 * The shop's environments, the one of a host marked (PRV-006). One without an address cannot be
 * chosen.
 * @param origins by environment, of the retailer's main site
 * @param host the main site's as this visitor reaches it
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
