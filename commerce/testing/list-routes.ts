import type { FastifyInstance } from 'fastify'

const LINE = /^([│ ]*)[├└]── ([^ ]+)(?: \(([A-Z, ]+)\))?$/
const INDENT = 4
const LEFT_OUT = ['HEAD', 'OPTIONS']

/** `GET /health`, except OPTIONS and the HEAD routes that belong to GET. The app must be ready. */
export function listRoutes(app: FastifyInstance): string[] {
  const parts: string[] = []
  return app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = LINE.exec(line) ?? []
      if (part === '') return []
      // each line continues the path of the line under which it is indented
      parts.splice(indent.length / INDENT, parts.length, part)
      const listed = methods.split(', ').filter((one) => one !== '' && !LEFT_OUT.includes(one))
      return listed.map((method) => `${method} ${parts.join('')}`)
    })
    .sort()
}
