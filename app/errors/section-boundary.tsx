import { Component, type ErrorInfo, type ReactNode } from 'react'
import { logWarning } from '@/lib/log'
import { chunkFailureText, reloadOnce } from './chunk-failure'

interface SectionBoundaryProps {
  /** Names the section in the log. */
  name: string
  /** Shown instead of a section that failed; optional sections leave it out and vanish. */
  fallback?: ReactNode | ((error: unknown) => ReactNode)
  /** Another value is another try. */
  resetKey?: string
  children: ReactNode
}

interface SectionBoundaryState {
  hasFailed: boolean
  error?: unknown
}

/**
 * Keeps the failure of one section away from the rest of the page. Where a chunk did not load, the
 * page is reloaded, once; while the browser is offline, the chunk is requested again as soon as it
 * is back online.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  override state: SectionBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    return { hasFailed: true, error }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    logWarning('A section failed', { section: this.props.name, error, at: info.componentStack })
    if (chunkFailureText(error) === undefined) return
    window.addEventListener('online', this.tryAgain, { once: true })
    void reloadOnce()
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.tryAgain)
  }

  override componentDidUpdate(previous: SectionBoundaryProps) {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) {
      this.tryAgain()
    }
  }

  private readonly tryAgain = () => this.setState({ hasFailed: false, error: undefined })

  override render() {
    if (!this.state.hasFailed) return this.props.children
    const { fallback = null } = this.props
    return typeof fallback === 'function' ? fallback(this.state.error) : fallback
  }
}
