/** A request that the gateway refuses, in the gateway's error format. */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal'

  constructor(
    readonly reason: string,
    message: string,
    /** The path of the invalid field, e.g. `tokenInformation.transientTokenJwt`. */
    readonly field?: string,
    readonly status = 400,
  ) {
    super(message)
  }
}
