/** Thrown when a list has fewer pieces than requested. */
export class InsufficientStock extends Error {
  constructor(
    readonly productId: string,
    readonly listId: string,
    readonly requested: number,
    readonly available: number,
  ) {
    super(`Product ${productId}: ${requested} asked for, ${available} available in ${listId}.`)
    this.name = 'InsufficientStock'
  }
}
