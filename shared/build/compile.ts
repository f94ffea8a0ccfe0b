import { rspack, type Configuration } from '@rspack/core';

/** Runs the compilers of one package to their end; a warning is as good as an error, or it would stay for ever. */
export async function compile(configurations: Configuration[]): Promise<void> {
  const compiler = rspack(configurations);
  const report = await new Promise<string>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else
        resolve(stats?.toString({ all: false, errors: true, warnings: true, colors: false }) ?? '');
    });
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (report.trim()) throw new Error(report);
}
