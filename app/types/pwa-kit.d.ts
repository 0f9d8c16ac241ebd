/* Types of the parts of PWA Kit that this project uses, because PWA Kit has none. Based on the 3.20
   sources. */

declare module '@salesforce/pwa-kit-react-sdk/ssr/browser/main' {
  export function start(): Promise<void>
}

declare module '@salesforce/pwa-kit-react-sdk/ssr/universal/errors' {
  /** The error page shows it with its status and message; any other error becomes a generic 500. */
  export class HTTPError extends Error {
    constructor(status: number, message: string)
    readonly status: number
  }
}

declare module '@salesforce/pwa-kit-react-sdk/ssr/universal/utils' {
  /**
   * Returns the URL of a file of the build; without a path, the build's own URL with a trailing
   * slash.
   */
  export function getAssetUrl(path?: string): string
}

declare module '@salesforce/pwa-kit-react-sdk/ssr/universal/hooks' {
  import type { Request, Response } from 'express'
  /**
   * Returns request and response while rendering on the server; both are undefined in the browser.
   */
  export function useServerContext(): { req?: Request; res?: Response }
  export function useCorrelationId(): { correlationId: string }
}

declare module '@salesforce/pwa-kit-runtime/utils/ssr-config' {
  /**
   * Returns the configuration of `config/`: the server reads it from disk once, the browser from
   * the page.
   */
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
    /** Entry for Managed Runtime: creates an AWS handler and its Express application. */
    createHandler(
      options: RuntimeOptions,
      customize: (app: Application) => void,
    ): { handler: unknown; app: Application }
    /** Creates only the Express application, without the development server's own listener. */
    _createApp(options: RuntimeOptions): Application
    /** Adds PWA Kit's own access log; replaced by ours. */
    _setupLogging: (app: Application) => void
    render(req: Request, res: Response, next: NextFunction): void
    serveStaticFile(path: string): RequestHandler
  }

  export function getRuntime(): Runtime
}
