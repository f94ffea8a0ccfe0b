import React from 'react';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import * as JsxRuntime from 'react/jsx-runtime';
import { Link, Router, useLocation, useNavigate } from 'react-router-dom';

/** These exports of the router are 11 KB; all of it would be 52. A remote that needs another export adds it here, and to lint (ADR 042). */
const router = {
  Link,
  Router,
  useLocation,
  useNavigate,
};

/** Versions from the build; react exports its own. */
declare const __lent_react_router_dom__: string;
declare const __lent_jotai__: string;

/** Set by the development build, for remotes with hot reload. */
declare const __jsxDevRuntime__: unknown;

const libraries: [name: string, version: string, library: unknown][] = [
  ['react', React.version, React],
  ['react-dom', React.version, ReactDom],
  ['react-dom/client', React.version, ReactDomClient],
  ['react/jsx-runtime', React.version, JsxRuntime],
  ['react-router-dom', __lent_react_router_dom__, router],
];

if (typeof __jsxDevRuntime__ !== 'undefined') {
  libraries.push(['react/jsx-dev-runtime', React.version, __jsxDevRuntime__]);
}

/**
 * jotai loads with the first remote that needs it: a newcomer's first view has no state to share. It is asked for twice here, since the
 * federation remembers a failure for as long as the page is open.
 */
const jotaiCode = () => import('./shared-jotai.ts');
const loadJotai = () =>
  jotaiCode()
    .catch(jotaiCode)
    .then(
      ({ jotai }) =>
        () =>
          jotai,
    );

/** One copy of each library for all remotes, in the form for the federation runtime. */
export const sharedLibraries = {
  ...Object.fromEntries(
    libraries.map(([name, version, library]) => [
      name,
      {
        ...shared(version),
        lib: () => library,
        shareConfig: { ...shared(version).shareConfig, eager: true },
      },
    ]),
  ),
  jotai: { ...shared(__lent_jotai__), get: loadJotai },
};

function shared(version: string) {
  return {
    version,
    scope: 'default',
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
  };
}
