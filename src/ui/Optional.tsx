/**
 * Error boundary for progressive enhancements: if its content fails to render, only it is missing.
 */
import { Component, type ReactNode } from 'react';

interface Props {
  onFailure: (reason: unknown) => void;
  children: ReactNode;
}

export class Optional extends Component<Props> {
  static getDerivedStateFromError = (): object => ({ isLost: true });
  override state = { isLost: false };
  override componentDidCatch(reason: unknown): void {
    this.props.onFailure(reason);
  }
  override render(): ReactNode {
    return !this.state.isLost && this.props.children;
  }
}
