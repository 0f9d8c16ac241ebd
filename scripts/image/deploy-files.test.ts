import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { StorefrontSettings } from '../../app/site/storefront-settings.server'
import { EngineSettings } from '../../commerce/engine-settings'

const Service = z.object({
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  secrets: z.array(z.string()).default([]),
})
const compose = z
  .object({
    services: z.record(z.string(), Service),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
    networks: z.object({
      default: z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }) }),
    }),
  })
  .parse(parse(readFileSync('compose.yaml', 'utf8'), { merge: true }))

const servicesOf = (name: string) =>
  Object.entries(compose.services).filter(([service]) => service.startsWith(name))

test('two engines and two storefronts are run, with settings that each process has', () => {
  for (const [role, schema] of [
    ['engine', EngineSettings],
    ['storefront', StorefrontSettings],
    ['seed', EngineSettings],
  ] as const) {
    const known = new Set([...Object.keys(schema.shape), 'HEALTH_PORT'])
    const services = servicesOf(role)
    expect(services).toHaveLength(role === 'seed' ? 1 : 2)
    for (const [, { environment }] of services) {
      const names = Object.keys(environment).map((name) => name.replace(/_FILE$/, ''))
      expect(names.filter((name) => !known.has(name))).toEqual([])
    }
  }
})

test('engines believe nginx and the storefronts, which are on their network, whom they speak for', () => {
  const [network] = compose.networks.default.ipam.config
  for (const [, { environment }] of servicesOf('engine')) {
    expect(environment['TRUSTED_PROXIES']?.split(',')).toEqual(['loopback', network?.subnet])
  }
})

test('each secret that a process reads is mounted, and made by the script', () => {
  const script = readFileSync('deploy/make-secrets.sh', 'utf8')
  for (const { environment, secrets } of Object.values(compose.services)) {
    const read = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'))
    expect(read.map((file) => file.replace('/run/secrets/', '')).sort()).toEqual(secrets.sort())
  }
  for (const [name, { file }] of Object.entries(compose.secrets)) {
    expect(file).toBe(`deploy/secrets/${name}`)
    expect(script).toContain(name)
  }
})

test('the entry points of the image are there, and nginx asks services of that name', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8')
  const commands = Object.values(compose.services).flatMap(({ command }) => command)
  for (const word of [...commands, ...dockerfile.split(/["\s]/)]) {
    if (/^(?:commerce|scripts)\/.*\.m?[jt]s$/.test(word))
      expect([word, existsSync(word)]).toEqual([word, true])
  }
  const upstreams = readFileSync('deploy/nginx.conf', 'utf8').matchAll(/server ([\w-]+):\d+ /g)
  // each is listed a second time, as a backup
  const services = new Set([...upstreams].map(([, name = '']) => name))
  expect([...services].sort()).toEqual(
    [...servicesOf('engine-'), ...servicesOf('storefront-')].map(([name]) => name).sort(),
  )
})
