import { checkArguments, readConfig } from './config.ts';
import { help } from './help.ts';
import { listenOn } from './listen.ts';
import { makeDoorToken, removeDoor, writeDoor } from './operator/door.ts';
import { registerOperator } from './operator/routes.ts';
import { startGateway } from './start.ts';
import { startFailureOf } from './startFailure.ts';
import { welcomeText } from './welcome.ts';

/** Milliseconds beyond STOP_TIMEOUT until a process that does not end is ended: a statement may take 12 s. */
const patienceMs = 15_000;

async function main(): Promise<void> {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    console.log(help);
    return;
  }
  checkArguments(process.argv.slice(2));
  const started = performance.now();
  const config = readConfig(process.env);
  const { app, services, sandbox, close } = await startGateway(config);
  const token = makeDoorToken();
  if (!config.databaseUrl) registerOperator(app, services, token);

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => {
      app.log.error('stopping takes too long');
      process.exit(1);
    }, config.stopWithinMs + patienceMs).unref();
    close().then(
      () => removeDoor(config.dataDir).then(() => process.exit(0)),
      (error: unknown) => {
        app.log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const address = await listenOn(app, config.host, config.port).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  if (!config.databaseUrl) await writeDoor(config.dataDir, { url: address, token });
  const brands = services.brands.all.map(({ brand }) => brand.name);
  console.log(welcomeText(config, { address, startedMs: performance.now() - started, brands, sandbox }));
}

main().catch((error: unknown) => {
  const told = startFailureOf(error);
  console.error(told === undefined ? error : `\n${told}\n`);
  process.exit(1);
});
