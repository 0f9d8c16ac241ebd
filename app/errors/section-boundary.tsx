import { Component, type ErrorInfo, type ReactNode } from 'react'
import { logWarning } from '@/lib/log'
import { chunkFailureText, reloadOnce } from './chunk-failure'

interface SectionBoundaryProps {
  name: string
  /** Shown instead of a failed section. Optional sections omit the fallback and disappear. */
  fallback?: ReactNode | ((error: unknown) => ReactNode)
  /** A changed value renders the children again after a failure. */
  resetKey?: string
  children: ReactNode
}

interface SectionBoundaryState {
  hasFailed: boolean
  error?: unknown
}

/**
 * Prevents a failure of one section from affecting the rest of the page. If a chunk did not load,
 * the page is reloaded once; if the browser is offline, the chunk is requested again once it is
 * back online.
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
