import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readPictureHead } from '../media/read-picture-head'
import { DamagedFileError, type ArchiveEntry, type ArchiveSource } from './files/archive-source'
import type { OperatorRole } from '../../rules/operator-rights'
import { refusePicture } from './archive-rights'
import { addCount, type ImportContext } from './import-context'

const MAX_BYTES = 25_000_000
const FORMATS = ['avif', 'gif', 'heif', 'jpeg', 'png', 'webp']

/**
 * Copies the pictures of catalogs and libraries (`catalogs/<id>/static/<locale>/…`) to a folder,
 * under their paths in the archive. Each file becomes visible only when it is complete. Files that are not
 * pictures are skipped, and a trial writes no files.
 * @returns the pictures available after the import, including earlier ones of catalogs and libraries without
 * pictures in the archive.
 */
export async function copyPictures(
  context: ImportContext,
  folder: string,
  { isTrial = false, roles }: { isTrial?: boolean; roles?: readonly OperatorRole[] } = {},
): Promise<Set<string>> {
  const { source, findings, onStep, onProgress } = context
  const refusals = source.pictures.map(({ path: name }) => roles && refusePicture(roles, name))
  const pictures = source.pictures.filter((_, index) => refusals[index] === undefined)
  for (const [index, { path: name }] of source.pictures.entries()) {
    const refusal = refusals[index]
    if (refusal !== undefined) findings.error(name, '', refusal)
  }
  if (pictures.length > 0) onStep(`copying ${pictures.length} pictures`)
  const copied = new Set<string>()
  const failed = new Set<string>()
  for (const [index, picture] of pictures.entries()) {
    const problem = await copyPicture(context, picture, isTrial ? undefined : folder)
    if (problem === undefined) copied.add(picture.path)
    else {
      failed.add(picture.path)
      findings.error(picture.path, '', problem)
    }
    onProgress({ step: 'pictures', done: index + 1, total: pictures.length })
  }
  if (copied.size > 0) addCount(context, 'pictures', copied.size)
  const brought = new Set(pictures.map(({ path: name }) => ownerOf(name)))
  const remaining = (await listPictures(folder)).filter(
    (name) => !brought.has(ownerOf(name)) || failed.has(name),
  )
  return new Set([...remaining, ...copied])
}

/** Removes pictures that the archive no longer contains, once no data refers to them. */
export async function removePictures(folder: string, known: ReadonlySet<string>): Promise<void> {
  for (const name of await listPictures(folder)) {
    if (!known.has(name)) await rm(path.join(folder, name), { force: true })
  }
}

/** @returns an error message if the picture cannot be used. */
async function copyPicture(
  { source }: ImportContext,
  { path: name, size }: ArchiveEntry,
  folder: string | undefined,
): Promise<string | undefined> {
  if (size > MAX_BYTES) return 'the picture is larger than 25 MB'
  const bytes = await readWhole(source, name)
  if (typeof bytes === 'string') return bytes
  const { format } = (await readPictureHead(bytes)) ?? {}
  if (!format || !FORMATS.includes(format)) return 'the file is not a picture'
  if (folder === undefined) return undefined
  const target = path.join(folder, name)
  await mkdir(path.dirname(target), { recursive: true })
  try {
    await writeFile(`${target}.part`, bytes)
    await rename(`${target}.part`, target)
  } catch (error) {
    await rm(`${target}.part`, { force: true }).catch(() => undefined)
    throw new Error(`The picture ${name} could not be written: ${String(error)}`)
  }
  return undefined
}

/** @returns an error message if the file is damaged */
async function readWhole(source: ArchiveSource, name: string): Promise<Buffer | string> {
  const chunks: Uint8Array[] = []
  try {
    for await (const chunk of source.read(name)) chunks.push(chunk)
    return Buffer.concat(chunks)
  } catch (error) {
    if (error instanceof DamagedFileError) return `the picture is damaged: ${error.message}`
    throw error
  }
}

async function listPictures(folder: string): Promise<string[]> {
  const found = ['catalogs', 'libraries'].map((kind) =>
    readdir(path.join(folder, kind), { recursive: true, withFileTypes: true }).catch(() => []),
  )
  return (await Promise.all(found))
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
}

const ownerOf = (name: string) => name.split('/', 2).join('/')
