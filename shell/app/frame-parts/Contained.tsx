import { Component, type ReactNode } from 'react';

interface ContainedProps {
  report(error: unknown, where: string): void;
  children: ReactNode;
}

/** Removes a part that throws, and keeps the header around it. */
export class Contained extends Component<ContainedProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error, 'frame');
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
