export {}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace jest {
    interface Matchers<R> {
      /** Whether the element is a link with this `href`, or one that the matcher accepts. */
      toLeadTo(address: unknown): R
    }
  }
}

expect.extend({
  toLeadTo(element: Element, address: unknown) {
    const href = element.getAttribute('href')
    const { matcherHint, printExpected, printReceived } = this.utils
    return {
      pass: this.equals(href, address),
      message: () =>
        `${matcherHint('toLeadTo')}\n\nExpected: ${printExpected(address)}\nReceived: ${printReceived(href)}`,
    }
  },
})
