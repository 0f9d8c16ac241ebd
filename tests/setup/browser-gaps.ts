import { ownChannel } from './own-channel'
import { StaticWorker } from './static-worker'

/**
 * Browser features that are missing in jsdom and that every page needs: scrolling, which moves nothing, so that
 * every element is in view; and a wide window without reduced motion. A test that depends on either
 * installs its own.
 */
class InView {
  constructor(private notify: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.notify([{ isIntersecting: true }])
  }
  disconnect() {}
}

class Unmeasured {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Chakra's components listen to pointer events; by default the pointer is a mouse. */
const pointerEvent = () =>
  class extends MouseEvent {
    readonly pointerType: string
    readonly pointerId: number
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init)
      this.pointerType = init.pointerType ?? 'mouse'
      this.pointerId = init.pointerId ?? 1
    }
  }

if (typeof window !== 'undefined') {
  window.scrollTo = () => {}
  document.elementsFromPoint = () => []
  Object.assign(Element.prototype, { scrollTo: () => {}, scrollIntoView: () => {} })
  // Chakra moves the focus only to elements with a box
  Element.prototype.getClientRects = function getClientRects(this: Element) {
    const boxes = this.isConnected ? [this.getBoundingClientRect()] : []
    return Object.assign(boxes, { item: (index: number) => boxes[index] ?? null })
  }
  Object.assign(window, {
    // Chakra's components move the focus in a frame: it comes before the test's next action
    requestAnimationFrame: (draw: FrameRequestCallback) =>
      window.setTimeout(() => draw(performance.now())),
    cancelAnimationFrame: (id: number) => window.clearTimeout(id),
    matchMedia: (query: string) => ({
      media: query,
      matches: query.includes('min-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
    IntersectionObserver: InView,
    ResizeObserver: Unmeasured,
    PointerEvent: pointerEvent(),
    BroadcastChannel: ownChannel(),
    Worker: StaticWorker,
    // set by PWA Kit: the address of the bundle's files
    Progressive: { buildOrigin: '/mobify/bundle/test/' },
  })
}
