'use client'

import { Component, type ReactNode } from 'react'

type Props = {
  /** The HTML that was there before the scripts were: what a visitor can use without them. */
  fallback: ReactNode
  children: ReactNode
}

/** An island that fails alone: an error in it puts back what stood there, and leaves the rest of the page as it is. */
export class Island extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
