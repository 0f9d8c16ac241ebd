import { StaticWorker } from './static-worker'

/**
 * What jsdom lacks of a browser, as far as every page asks for it: scrolling, which moves nothing
 * here, so that everything is in view, and the window, a wide one of somebody who has not asked for
 * less motion. A test that depends on either installs its own.
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

/** Chakra's parts listen to pointers; here all are mice, but where a test says otherwise. */
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

/** Node's own reaches every test file of the process, and keeps it alive. */
const ownChannel = () => {
  const open = new Set<BroadcastChannel>()
  afterAll(() => open.forEach((channel) => channel.close()))
  return class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      open.add(this)
    }
  }
}

if (typeof window !== 'undefined') {
  window.scrollTo = () => {}
  document.elementsFromPoint = () => []
  Object.assign(Element.prototype, { scrollTo: () => {}, scrollIntoView: () => {} })
  // Chakra moves the focus to what has a box
  Element.prototype.getClientRects = function getClientRects(this: Element) {
    const boxes = this.isConnected ? [this.getBoundingClientRect()] : []
    return Object.assign(boxes, { item: (index: number) => boxes[index] ?? null })
  }
  Object.assign(window, {
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
    // PWA Kit's own: where the bundle's files are
    Progressive: { buildOrigin: '/mobify/bundle/test/' },
  })
}
