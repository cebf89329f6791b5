DROP INDEX "game_sessions_token";--> statement-breakpoint
DROP INDEX "login_challenges_token";--> statement-breakpoint
DROP INDEX "password_resets_token";--> statement-breakpoint
DROP INDEX "sessions_token";