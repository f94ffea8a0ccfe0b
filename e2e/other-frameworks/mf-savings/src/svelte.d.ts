declare module '*.svelte' {
  import type { Component } from 'svelte';
  import type { Savings } from './savings.ts';

  const SavingsPage: Component<{ data: Savings; follow?: unknown }>;
  export default SavingsPage;
}
