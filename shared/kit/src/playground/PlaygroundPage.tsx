import { Fragment } from '../fragment/Fragment.tsx';
import { useShellApi, useSignedIn } from '../ShellApiContext.tsx';
import { Button } from '@kashi/ui/actions/Button';
import { Panel } from '@kashi/ui/layout/Panel';
import { Stack } from '@kashi/ui/layout/Stack';
import { TextLink } from '@kashi/ui/actions/TextLink';
import type { Playground, PlaygroundExample } from './playground.tsx';
import { playgroundMessages as messages } from './playground-messages.ts';
import styles from './PlaygroundPage.module.css';

interface PlaygroundPageProps {
  playground: Playground;
  /** The shown example; null shows the list. */
  example: PlaygroundExample | null;
}

export function PlaygroundPage({ playground, example }: PlaygroundPageProps) {
  return (
    <div className="wrap">
      <h1 className={styles.title}>{messages.title(playground.remote)}</h1>
      {example ? (
        <Example path={playground.path} example={example} />
      ) : (
        <List playground={playground} />
      )}
    </div>
  );
}

function List({ playground: { path, visits, examples } }: { playground: Playground }) {
  return (
    <Stack gap={5}>
      <p>{messages.explanation}</p>
      <Visitor />
      <Panel title={messages.pages}>
        <ul className={styles.links}>
          {visits.map((visit) => (
            <li key={visit}>
              <TextLink href={visit}>
                <Code>{decodeURIComponent(visit)}</Code>
              </TextLink>
            </li>
          ))}
        </ul>
      </Panel>
      {examples.length > 0 && (
        <Panel title={messages.fragments}>
          <ul className={styles.links}>
            {examples.map((example, index) => (
              <li key={JSON.stringify(example)}>
                <TextLink href={`${path}/${index + 1}`}>
                  <Code>{`${example.fragment} ${JSON.stringify(example.props)}`}</Code>
                </TextLink>
                <Consumer {...example} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </Stack>
  );
}

/** Signs in as the customer with recorded answers, whom guarded pages need. */
function Visitor() {
  const { session } = useShellApi();
  const isSignedIn = useSignedIn();
  const signIn = () => session.open({ token: 'recorded', fullName: messages.customer });

  return (
    <Panel title={messages.visitor}>
      <Stack>
        <p>{isSignedIn ? messages.isCustomer : messages.isGuest}</p>
        {!isSignedIn && (
          <div>
            <Button onClick={signIn}>{messages.signIn}</Button>
          </div>
        )}
      </Stack>
    </Panel>
  );
}

function Example({ path, example }: { path: string; example: PlaygroundExample }) {
  const { fragment, props } = example;
  return (
    <Stack gap={5}>
      <Panel title={fragment}>
        <Code>{JSON.stringify(props)}</Code>
        <Consumer {...example} />
      </Panel>
      <Fragment id={fragment} props={props} />
      <div>
        <TextLink href={path}>{messages.back}</TextLink>
      </div>
    </Stack>
  );
}

function Consumer({ consumer }: Pick<PlaygroundExample, 'consumer'>) {
  return <p className={styles.consumer}>{messages.shownBy(consumer)}</p>;
}

/** Latin among Persian, in its own order. */
function Code({ children }: { children: string }) {
  return (
    <code className={styles.code} dir="ltr">
      {children}
    </code>
  );
}
