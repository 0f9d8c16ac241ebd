import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hasDebianPackages, installFromDebian } from './install-from-debian'
import { waitUntil } from './wait-until'

const EXECUTABLES = ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx']
const CONFIG = 'deploy/nginx.conf'
const BEFORE_HEADERS = 'proxy_set_header Connection close;'

export interface NginxPorts {
  storefronts: readonly [number, number]
  engines: readonly [number, number]
  storefront: number
  engine: number
}

export interface TestNginx {
  pid: number
  stop(): Promise<void>
}

interface NginxOptions {
  /** Folder for nginx's files; by default a temporary folder, which is deleted at the end. */
  folder?: string
  /** Sent to the engines for clients that open the back office without logging in. */
  operatorToken?: string
}

const findExecutable = () => EXECUTABLES.find((file) => existsSync(file))

export const canHaveNginx = () => findExecutable() !== undefined || hasDebianPackages()

/** Returns the deployed configuration with local addresses in place of compose's. */
function localConfig(ports: NginxPorts, folder: string, operatorToken?: string): string {
  const changes = new Map([
    ['storefront-1:3000', `127.0.0.1:${ports.storefronts[0]}`],
    ['storefront-2:3000', `127.0.0.1:${ports.storefronts[1]}`],
    ['engine-1:4000', `127.0.0.1:${ports.engines[0]}`],
    ['engine-2:4000', `127.0.0.1:${ports.engines[1]}`],
    ['listen 3000', `listen 127.0.0.1:${ports.storefront}`],
    ['listen 4000', `listen 127.0.0.1:${ports.engine}`],
  ])
  if (operatorToken) changes.set(BEFORE_HEADERS, letOperatorsIn(operatorToken))
  let config = readFileSync(CONFIG, 'utf8')
  for (const [deployed, local] of changes) {
    if (!config.includes(deployed)) throw new Error(`${CONFIG} has no ${deployed}.`)
    config = config.replaceAll(deployed, local)
  }
  return `daemon off;\npid ${folder}/nginx.pid;\n${config}`
}

function letOperatorsIn(token: string): string {
  const basic = Buffer.from(`operator:${token}`).toString('base64')
  return `
  map "$uri $http_authorization" $authorization {
    "~^/back-office/\\S* $" "Basic ${basic}";
    default $http_authorization;
  }
  proxy_set_header Authorization $authorization;
  ${BEFORE_HEADERS}`
}

/** Installs Debian's package if nginx is missing. */
export async function startTestNginx(
  ports: NginxPorts,
  options: NginxOptions = {},
): Promise<TestNginx> {
  if (!findExecutable() && hasDebianPackages()) installFromDebian('nginx-light')
  const executable = findExecutable()
  if (!executable) throw new Error('nginx is not installed.')
  const folder = options.folder ?? mkdtempSync(path.join(tmpdir(), 'praline-nginx-'))
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(config, localConfig(ports, folder, options.operatorToken))
  const child = spawn(executable, ['-c', config, '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const messages: string[] = []
  child.stderr.on('data', (chunk: Buffer) => messages.push(String(chunk)))
  await waitUntil(() => isListening(child, ports.engine, messages), { name: 'nginx answers' })
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      if (!options.folder) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isListening(child: ChildProcess, port: number, messages: string[]) {
  if (child.exitCode !== null) throw new Error(`nginx ended:\n${messages.join('')}`)
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )
}
