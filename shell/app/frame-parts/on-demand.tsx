import { Component, useState, type ComponentType, type ReactNode } from 'react';
import { useHost } from '@kashi/shared/kit/HostContext';

/**
 * A part whose code is fetched when it is first wanted, so that it costs the first view nothing. `want` resolves to
 * whether the part is there: where its code cannot be had, the caller does what works without it.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const { report } = useHost();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);

  const want = () =>
    load().then(
      (loaded) => {
        setPart(() => loaded);
        return true;
      },
      (error: unknown) => {
        report(error, 'code of the frame');
        return false;
      },
    );

  return [Part, want] as const;
}

interface ContainedProps {
  report(error: unknown, where: string): void;
  children: ReactNode;
}

/** A part on demand that throws disappears; the header round it stays. */
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
