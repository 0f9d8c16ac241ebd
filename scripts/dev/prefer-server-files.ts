import Module from 'node:module'

type Resolve = (
  request: string,
  parent: { filename?: string } | undefined,
  ...rest: unknown[]
) => string

/** `./x` is `./x.server` if there is one, like in webpack's server: `/api` runs from sources. */
export function preferServerFiles(): void {
  const resolve: Resolve = Reflect.get(Module, '_resolveFilename')
  const preferServer: Resolve = (request, parent, ...rest) => {
    const isOurs = /^(?:\.{1,2}|@)\//.test(request) && !parent?.filename?.includes('node_modules')
    if (isOurs && !request.endsWith('.server')) {
      try {
        return resolve(`${request}.server`, parent, ...rest)
      } catch {
        // There is no server version of this file.
      }
    }
    return resolve(request, parent, ...rest)
  }
  Reflect.set(Module, '_resolveFilename', preferServer)
}
