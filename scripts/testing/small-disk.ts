import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A file system of its own, which a test or the soak can fill. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** @returns undefined where this process may not mount one */
  static mount(megabytes: number): SmallDisk | undefined {
    const folder = mkdtempSync(path.join(tmpdir(), 'praline-disk-'))
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]
    try {
      execFileSync('mount', options, { stdio: 'ignore' })
      return new SmallDisk(folder)
    } catch {
      rmSync(folder, { recursive: true })
      return undefined
    }
  }

  /** Writes until nothing more fits. */
  fill(): void {
    const file = openSync(this.#filling, 'a')
    for (const bytes of [1024 * 1024, 4096, 1]) writeUntilFull(file, Buffer.alloc(bytes))
    closeSync(file)
  }

  empty(): void {
    rmSync(this.#filling, { force: true })
  }

  unmount(): void {
    execFileSync('umount', ['--lazy', this.folder])
    rmSync(this.folder, { recursive: true })
  }

  get #filling(): string {
    return path.join(this.folder, 'filling')
  }
}

function writeUntilFull(file: number, part: Buffer): void {
  try {
    for (;;) if (writeSync(file, part) < part.length) return
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
