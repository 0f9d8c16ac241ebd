/* PWA Kit ships no types: what this project uses of it. Read in the 3.20 sources. */

declare module '@salesforce/pwa-kit-react-sdk/ssr/browser/main' {
  export function start(): Promise<void>
}

declare module '@salesforce/pwa-kit-react-sdk/ssr/universal/errors' {
  /** Shown by the error page with its own status and message; any other error becomes a bare 500. */
  export class HTTPError extends Error {
    constructor(status: number, message: string)
    readonly status: number
  }
}

declare module '@salesforce/pwa-kit-react-sdk/ssr/universal/utils' {
  /** Address of a file of the build; without a path, the build's own address with a trailing slash. */
  export function getAssetUrl(path?: string): string
}

declare module '@salesforce/pwa-kit-react-sdk/ssr/universal/hooks' {
  import type { Request, Response } from 'express'
  /** The request and response while rendering on the server; both undefined in the browser. */
  export function useServerContext(): { req?: Request; res?: Response }
  export function useCorrelationId(): { correlationId: string }
}

declare module '@salesforce/pwa-kit-runtime/utils/ssr-config' {
  /** The configuration of `config/`; on the server read from disk once, in the browser from the page. */
  export function getConfig(): unknown
}

declare module '@salesforce/pwa-kit-runtime/ssr/server/express' {
  import type { Application, NextFunction, Request, RequestHandler, Response } from 'express'

  export interface RuntimeOptions {
    buildDir: string
    port: number
    protocol: 'http' | 'https'
    mobify: unknown
    defaultCacheTimeSeconds?: number
    localAllowCookies?: boolean
    quiet?: boolean
  }

  export interface Runtime {
    /** Managed Runtime's entry: an AWS handler and the Express application behind it. */
    createHandler(
      options: RuntimeOptions,
      customize: (app: Application) => void,
    ): { handler: unknown; app: Application }
    /** The Express application alone, without the development server's own listener. */
    _createApp(options: RuntimeOptions): Application
    /** Adds the kit's own access log; replaced by ours. */
    _setupLogging: (app: Application) => void
    render(req: Request, res: Response, next: NextFunction): void
    serveStaticFile(path: string): RequestHandler
  }

  export function getRuntime(): Runtime
}
