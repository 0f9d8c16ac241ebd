import { Component, type ErrorInfo, type ReactNode } from 'react'
import { logWarning } from '@/lib/log'

interface SectionBoundaryProps {
  /** Names the section in the log. */
  name: string
  /** Shown instead of a section that failed; optional sections leave it out and vanish. */
  fallback?: ReactNode
  /** Another value is another try. */
  resetKey?: string
  children: ReactNode
}

/** Keeps the failure of one section away from the rest of the page. */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    logWarning('A section failed', { section: this.props.name, error, at: info.componentStack })
  }

  override componentDidUpdate(previous: SectionBoundaryProps) {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) {
      this.setState({ hasFailed: false })
    }
  }

  override render() {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children
  }
}
