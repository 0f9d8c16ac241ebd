import { lstat, mkdir, readdir, readlink, rename, rm, symlink, unlink } from 'node:fs/promises'
import path from 'node:path'

/** Where builds lie, each in a folder of its own; `build` leads to the newest. */
const BUILDS = 'var/builds'
/** The new name of a `build` that is a folder, as older versions created it; it sorts first. */
const OLDEST = '0'

/** An empty folder for one build, whose name sorts after those of earlier ones. */
export async function makeBuildFolder(builds = BUILDS, now = new Date()): Promise<string> {
  const dir = path.join(builds, `${now.toISOString().replace(/\D/g, '')}-${process.pid}`)
  await mkdir(dir, { recursive: true })
  return dir
}

/**
 * Makes a finished build the current one atomically, so that `build` always leads to a complete
 * build. The previous one is kept, because a running shop may serve it; older ones are deleted.
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
  // a junction, which needs no rights, knows whole paths only
  const isWindows = process.platform === 'win32'
  const target = isWindows ? path.resolve(dir) : path.relative(path.dirname(current), dir)
  await symlink(target, link, 'junction')
  // there a link cannot be renamed onto another
  if (isWindows && found?.isSymbolicLink()) await unlink(current)
  await rename(link, current)
  const old = (await readdir(builds)).filter((name) => name < before && name < path.basename(dir))
  await Promise.all(old.map((name) => rm(path.join(builds, name), { recursive: true })))
}
