import { checkName, toCamel, toKebab } from './names'
import { before, type Plan } from './scaffold'

const TODO =
  'TODO: what it is for, and its type of config/read-settings.ts; `isSecret` for a secret'

/** @param name with `engine/` before it for a setting that the engine reads, not the storefront */
export function planSetting(name: string): Plan {
  const isEngine = name.startsWith('engine/')
  const setting = name.replace('engine/', '')
  checkName(setting, /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/, 'GIFT_NOTE or engine/GIFT_NOTE')
  const key = toCamel(setting)
  const { changes, file, read, from } = isEngine
    ? forEngine(setting, key)
    : forStorefront(setting, key)
  const reader = isEngine ? 'engine' : 'storefront'
  return {
    files: {
      [file]: `
import { ${read} } from '${from}'

test('${setting} is read, and may be absent', () => {
  expect(${read}({ ${setting}: 'a value' }).${key}).toBe('a value')
  expect(${read}({}).${key}).toBeUndefined()
})
`,
    },
    changes: [
      ...changes,
      [
        'docs/configuration.md',
        before(
          '\n## The commerce service',
          `| \`${setting}\` | none | \`TODO: an example\` | TODO: what it is for. | ${reader} |\n`,
        ),
      ],
    ],
    unused: [['docs/configuration.md', `| \`${setting}\` `]],
    left: [
      `the code that reads \`${isEngine ? 'config' : 'serverConfig()'}.${key}\``,
      'compose.yaml, if it is set in containers',
      ...(isEngine ? [] : ['config/default.js and app/site/app-config.ts, if browsers need it']),
    ],
  }
}

function forStorefront(setting: string, key: string) {
  const changes: Plan['changes'] = [
    [
      'app/site/storefront-settings.server.ts',
      before('  SERVICE_WORKER: oneOf', `  // ${TODO}\n  ${setting}: text(),\n`),
    ],
    [
      'app/site/server-config.server.ts',
      before('    /** Target of the contact form', `    ${key}: settings.${setting},\n`),
    ],
  ]
  const file = `app/site/${toKebab(key)}-setting.test.ts`
  return { changes, file, read: 'readServerConfig', from: './server-config.server' }
}

function forEngine(setting: string, key: string) {
  const changes: Plan['changes'] = [
    [
      'commerce/engine-settings.ts',
      before('  ...LOCAL_ACCESS_SETTINGS,', `  // ${TODO}\n  ${setting}: z.string().optional(),\n`),
    ],
    [
      'commerce/config.ts',
      before('  /** Days that a basket is stored after', `  ${key}?: string\n`),
    ],
    ['commerce/config.ts', before('    basketDays: env.', `    ${key}: env.${setting},\n`)],
  ]
  return {
    changes,
    file: `commerce/${toKebab(key)}-setting.test.ts`,
    read: 'readConfig',
    from: './config',
  }
}
