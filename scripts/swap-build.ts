import { lstat, mkdir, readdir, readlink, rename, rm, symlink, unlink } from 'node:fs/promises'
import path from 'node:path'

/** Each build has its own folder here; `build` is a link to the newest. */
const BUILDS = 'var/builds'
/** New name of a `build` that is a folder, as older versions created it. This name sorts first. */
const OLDEST = '0'

/** Creates an empty folder for a build. Its name sorts after those of earlier builds. */
export async function makeBuildFolder(builds = BUILDS, now = new Date()): Promise<string> {
  const dir = path.join(builds, `${now.toISOString().replace(/\D/g, '')}-${process.pid}`)
  await mkdir(dir, { recursive: true })
  return dir
}

/**
 * Makes a finished build the current one in a single step: `build` is complete at any moment. The
 * previous build is kept, since a running shop serves it until it is restarted; older ones are
 * deleted.
 */
export async function swapBuild(dir: string, current = 'build'): Promise<void> {
  const builds = path.dirname(dir)
  const found = await lstat(current).catch(() => undefined)
  const before = found?.isSymbolicLink() ? path.basename(await readlink(current)) : OLDEST
  if (found?.isDirectory()) {
    await rm(path.join(builds, OLDEST), { recursive: true, force: true })
    await rename(current, path.join(builds, OLDEST))
  }
  const link = `${current}.${process.pid}`
  // a junction, which needs no special rights, requires an absolute path
  const isWindows = process.platform === 'win32'
  const target = isWindows ? path.resolve(dir) : path.relative(path.dirname(current), dir)
  await symlink(target, link, 'junction')
  // on Windows, a link cannot be renamed onto another link
  if (isWindows && found?.isSymbolicLink()) await unlink(current)
  await rename(link, current)
  const old = (await readdir(builds)).filter((name) => name < before && name < path.basename(dir))
  await Promise.all(old.map((name) => rm(path.join(builds, name), { recursive: true })))
}
