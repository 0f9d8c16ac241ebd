import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { ArchiveFile } from './archive-file'

export interface ArchiveSink {
  add(file: ArchiveFile): Promise<void>
  finish(): Promise<void>
}

export function folderSink(folder: string): ArchiveSink {
  return {
    add: async ({ path: name, content }) => {
      const target = path.join(folder, name)
      await mkdir(path.dirname(target), { recursive: true })
      await pipeline(Readable.from(content), createWriteStream(target))
    },
    finish: async () => undefined,
  }
}

/** A file is produced only as fast as they are read, and `add` fails if they are no longer read. */
export function zipSink(): ArchiveSink & { output: Readable } {
  const zip = new ZipFile()
  const output = new PassThrough()
  let current: Readable | undefined
  zip.on('error', (error: Error) => output.destroy(error))
  zip.outputStream.pipe(output)
  output.on('close', () => current?.destroy(new Error('The archive is no longer read.')))
  return {
    output,
    add: async ({ path: name, content }) => {
      if (output.destroyed) throw new Error('The archive is no longer read.')
      current = Readable.from(content, { objectMode: false })
      zip.addReadStream(current, name)
      await finished(current)
    },
    finish: async () => zip.end(),
  }
}
