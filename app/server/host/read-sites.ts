import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'

const siteSchema = z.object({
  id: z.string(),
  name: z.string(),
  tabLabel: z.string(),
  locale: z.string(),
  locales: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
  currency: z.string(),
  hostPrefixes: z.array(z.string()),
  isDefault: z.boolean().optional(),
  capabilities: z.array(z.string()),
  accent: z.string().optional(),
})

/** Reads `sites.js` of a configuration folder. Throws if it is invalid. */
export function readSites(configDir: string): z.infer<typeof siteSchema>[] {
  const load = createRequire(path.resolve('package.json'))
  return z
    .array(siteSchema)
    .min(1)
    .parse(load(path.resolve(configDir, 'sites.js')))
}

const originsSchema = z.object({ origins: z.array(z.url()) })

/** Reads `third-party.js` of a configuration folder: the origins of the external scripts in use. */
export function readTrustedOrigins(configDir: string): string[] {
  const load = createRequire(path.resolve('package.json'))
  return originsSchema.parse(load(path.resolve(configDir, 'third-party.js'))).origins
}
