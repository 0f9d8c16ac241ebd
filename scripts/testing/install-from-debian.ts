import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const hasDebianPackages = (): boolean => existsSync('/usr/bin/apt-get')

/** Installs packages as root, or by `sudo` without a question. */
export function installFromDebian(...packages: string[]): void {
  console.log(`Installing Debian’s ${packages.join(' and ')} …`)
  const [command = '', ...prefix] = process.getuid?.() === 0 ? ['env'] : ['sudo', '-n']
  const run = (...args: string[]) =>
    execFileSync(command, [...prefix, 'apt-get', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', ...packages)
}
