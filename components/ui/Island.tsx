'use client'

import { Component, type ReactNode } from 'react'

type Props = {
  /** The HTML that the server rendered, which works without scripts. */
  fallback: ReactNode
  children: ReactNode
}

/** Error boundary of an island: on an error it renders the fallback, and the rest of the page is unaffected. */
export class Island extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
