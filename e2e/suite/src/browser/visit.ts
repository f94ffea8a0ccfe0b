import type { BrowserContext, Page } from 'playwright-core';
import { collectTrouble, type Trouble } from './trouble.ts';
import { collectTraffic, type Traffic } from './traffic.ts';
import { breakFiles, type Breakage, type FileFault } from './file-faults.ts';
import { patienceMs, type Session } from './session.ts';

/** A shopper of their own: nothing is kept from other visits. */
export interface Visit {
  page: Page;
  trouble: Trouble;
  traffic: Traffic;
  breakage: Breakage | undefined;
  end(): Promise<void>;
}

interface VisitOptions {
  withoutCode?: boolean;
  /** Whose files are broken, and how. */
  broken?: { team: string; fault: FileFault };
}

/** Opens a visit, does the work, and ends the visit whatever comes of the work. */
export async function visiting<Found>(
  session: Session,
  options: VisitOptions,
  work: (visit: Visit) => Promise<Found>,
): Promise<Found> {
  const visit = await openVisit(session, options);
  try {
    return await work(visit);
  } finally {
    await visit.end();
  }
}

/** Opens a visit, which whoever has opened it ends. */
export async function openVisit(
  session: Session,
  { withoutCode = false, broken }: VisitOptions,
): Promise<Visit> {
  const context = await session.browser.newContext({
    baseURL: session.address,
    viewport: { width: 1280, height: 900 },
    javaScriptEnabled: !withoutCode,
    // A worker of the shop would fetch files where the suite does not see them.
    serviceWorkers: 'block',
    // Code that is changed to throw has another hash than the policy allows.
    bypassCSP: broken?.fault === 'throwing',
  });
  context.setDefaultTimeout(patienceMs(session));
  await reportsViolations(context, session);
  const breakage = broken && (await breakFiles(context, session, broken));
  const page = await context.newPage();
  return {
    page,
    trouble: collectTrouble(page),
    traffic: collectTraffic(page),
    breakage,
    async end() {
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    },
  };
}

async function reportsViolations(context: BrowserContext, { violations }: Session): Promise<void> {
  await context.exposeFunction('kashiSuiteViolation', (told: string) => violations.add(told));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, disposition } = event;
      if (disposition !== 'enforce') return;
      const told = `${effectiveDirective} refused ${blockedURI} on ${location.pathname} (${sourceFile})`;
      const { kashiSuiteViolation } = globalThis as unknown as {
        kashiSuiteViolation(told: string): void;
      };
      kashiSuiteViolation(told);
    });
  });
}
