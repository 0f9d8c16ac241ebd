/** A request the gateway does not carry out, in its own words. */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal'

  constructor(
    readonly reason: string,
    message: string,
    /** The field that is wrong, e.g. `tokenInformation.transientTokenJwt`. */
    readonly field?: string,
    readonly status = 400,
  ) {
    super(message)
  }
}
