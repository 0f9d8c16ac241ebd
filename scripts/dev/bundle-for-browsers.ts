import type { RequestListener, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Compiler } from 'webpack'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
}

/**
 * Answers what browsers load as soon as it is compiled for them. PWA Kit's own answer waits until
 * the bundle of the server is compiled and has started, too, which takes several times as long.
 *
 * @param prefix of the bundle's addresses, with a slash at its end
 * @param others answers everything else
 */
export function bundleForBrowsers(
  client: Compiler,
  prefix: string,
  others: RequestListener,
): RequestListener {
  let isCurrent = false
  const waiting = new Set<() => void>()
  const began = () => {
    isCurrent = false
  }
  client.hooks.invalid.tap('BundleForBrowsers', began)
  client.hooks.watchRun.tap('BundleForBrowsers', began)
  const ended = () => {
    isCurrent = true
    for (const answer of waiting) answer()
    waiting.clear()
  }
  client.hooks.done.tap('BundleForBrowsers', ended)
  client.hooks.failed.tap('BundleForBrowsers', ended)
  return (req, res) => {
    const [pathname = ''] = (req.url ?? '').split('?')
    const type = TYPES[path.extname(pathname)]
    const isOfBundle = req.method === 'GET' && pathname.startsWith(prefix)
    if (!isOfBundle || !type) return others(req, res)
    const file = path.join(client.outputPath, pathname.slice(prefix.length))
    const answer = () =>
      void readOutput(client, file).then(
        (content) => send(res, type, content),
        () => others(req, res),
      )
    if (isCurrent) return answer()
    waiting.add(answer)
    res.once('close', () => waiting.delete(answer))
  }
}

function send(res: ServerResponse, type: string, content: Buffer | string): void {
  res.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(content)
}

/** @throws the file system's error if the compiler made no such file */
function readOutput({ outputFileSystem }: Compiler, file: string): Promise<Buffer | string> {
  return new Promise((resolve, reject) => {
    if (!outputFileSystem) return reject(new Error('The compiler has no output yet'))
    outputFileSystem.readFile(file, (error, content) => {
      if (error || content === undefined) reject(error ?? new Error(`${file} is empty`))
      else resolve(content)
    })
  })
}
