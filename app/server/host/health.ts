import type { RequestHandler } from 'express'

export type HealthState = 'starting' | 'ready' | 'draining'

export class Health {
  state: HealthState = 'starting'

  /** `GET /health`: 200 when pages can be rendered, 503 while starting or stopping. */
  readonly handler: RequestHandler = (_req, res) => {
    res
      .status(this.state === 'ready' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: this.state })
  }
}
