import { readServerConfig, type ServerConfig } from '../../app/site/server-config.server'
import { readConfig } from '../../commerce/config'
import { SettingsError, type Environment, type SettingProblem } from '../../config/read-settings'

/** @throws SettingsError with every wrong setting, including the engine's */
export function readShopConfig(
  environment: Environment,
  { withEngine }: { withEngine: boolean },
): ServerConfig {
  const storefront = attempt(() => readServerConfig(environment))
  const engine = attempt(() => withEngine && readConfig(environment))
  // some settings are read by both processes
  const problems = new Map(
    [...storefront.problems, ...engine.problems].map((problem) => [problem.name, problem]),
  )
  if (storefront.result && problems.size === 0) return storefront.result
  throw new SettingsError([...problems.values()])
}

function attempt<Result>(read: () => Result): {
  result?: Result
  problems: readonly SettingProblem[]
} {
  try {
    return { result: read(), problems: [] }
  } catch (error) {
    if (error instanceof SettingsError) return { problems: error.problems }
    throw error
  }
}
